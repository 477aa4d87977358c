import { IonPage } from '@ionic/react';
import { type ReactNode, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { OwnPage } from '#ui/page/OwnPage.tsx';
import { PageSliceContext, WHOLE } from '#ui/page/page-slices.tsx';
import { Handoff } from '../first-screen/Handoff';
import { useSlices } from '../first-screen/use-slices';
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
  const slice = useSlices();
  const content = usePageFocus(current && slice !== undefined);
  const hidden = usePutAway(current);
  return (
    <OwnPage path={ownPath}>
      <IonPage>
        <PageBody content={content} hidden={hidden} footer={footer && slice === WHOLE}>
          {slice && (
            <PageSliceContext value={slice}>
              {children}
              {slice === WHOLE && <Handoff />}
            </PageSliceContext>
          )}
        </PageBody>
      </IonPage>
    </OwnPage>
  );
}

const isUnknown = (pathname: string): boolean =>
  !routes.some(({ path }) => path !== UNKNOWN && matchPath(path, pathname));
