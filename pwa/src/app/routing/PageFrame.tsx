import { IonPage } from '@ionic/react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { PagePathContext } from '#ui/page/page-context.ts';
import { Handoff } from '../first-screen/Handoff';
import { isFirstScreenThere } from '../first-screen/take-over';
import { PageBody } from './PageBody';
import { routes } from './routes';
import { usePageFocus } from './use-page-focus';
import { usePutAway } from './use-put-away';

/** The route of all addresses that no other has. */
const UNKNOWN = '*';

interface PageFrameProps {
  /** The path of its route. */
  readonly path: string;
  /** Whether the shop's footer ends it. */
  readonly footer?: boolean;
  readonly children: ReactNode;
}

/** What every page stands in: Ionic's page, with the shop's own scrolling. */
export function PageFrame({ path, footer, children }: PageFrameProps) {
  const { pathname } = useLocation();
  const [ownPath, setOwnPath] = useState(pathname);
  // one page for all unknown addresses, of which there may be several in a row
  if (path === UNKNOWN && ownPath !== pathname && isUnknown(pathname)) setOwnPath(pathname);
  const current = pathname === ownPath;
  const content = usePageFocus(current);
  const hidden = usePutAway(current);
  // Ionic has its pages rendered in one piece. Behind the server's first screen there is time: in slices that no tap waits for.
  const filled = useDeferredValue(true, !isFirstScreenThere());
  return (
    <PagePathContext value={ownPath}>
      <IonPage>
        <PageBody content={content} hidden={hidden} footer={footer && filled}>
          {filled && (
            <>
              {children}
              <Handoff />
            </>
          )}
        </PageBody>
      </IonPage>
    </PagePathContext>
  );
}

const isUnknown = (pathname: string): boolean =>
  !routes.some(({ path }) => path !== UNKNOWN && matchPath(path, pathname));
