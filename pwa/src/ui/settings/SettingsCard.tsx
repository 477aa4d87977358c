import { type ReactNode, useId } from 'react';
import { Card } from '../card/Card';

interface SettingsCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A card of settings that belong together. */
export function SettingsCard({ title, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}
