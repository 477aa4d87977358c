import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/IconButton';
import { Card } from '../card/Card';
import styles from './MovableCard.module.css';

interface MovableCardProps {
  readonly title: string;
  /** From 1. */
  readonly number: number;
  readonly of: number;
  readonly words: {
    readonly earlier: (number: number) => string;
    readonly later: (number: number) => string;
    readonly remove: (number: number) => string;
  };
  /** Moves it; counted from 1. */
  readonly onMove: (number: number) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** One entry of a list of settings: its fields, its place among the others, and taking it away. */
export function MovableCard({ title, number, of, words, onMove, onRemove, children }: MovableCardProps) {
  const titleId = useId();
  return (
    <Card labelledBy={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton
          icon="up"
          label={words.earlier(number)}
          disabled={number === 1}
          onClick={() => onMove(number - 1)}
        />
        <IconButton
          icon="down"
          label={words.later(number)}
          disabled={number === of}
          onClick={() => onMove(number + 1)}
        />
        <IconButton icon="trash" tone="danger" label={words.remove(number)} onClick={onRemove} />
      </div>
      <div className={styles.fields}>{children}</div>
    </Card>
  );
}
