import { IonPage } from '@ionic/react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PagePathContext } from '#ui/page/page-context.ts';
import { Handoff } from '../first-screen/Handoff';
import { PageBody } from './PageBody';
import { usePageFocus } from './use-page-focus';
import { usePutAway } from './use-put-away';

/** What every page stands in: Ionic's page, with the shop's own scrolling. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [ownPath] = useState(pathname);
  const current = pathname === ownPath;
  const content = usePageFocus(current);
  const hidden = usePutAway(current);
  return (
    <PagePathContext value={ownPath}>
      <IonPage>
        <PageBody content={content} hidden={hidden}>
          {children}
          <Handoff />
        </PageBody>
      </IonPage>
    </PagePathContext>
  );
}
