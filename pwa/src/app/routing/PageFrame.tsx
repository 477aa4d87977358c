import type { ReactNode } from 'react';
import { OwnPage } from '#ui/page/OwnPage.tsx';
import { PageSliceContext, WHOLE } from '#ui/page/page-slices.tsx';
import { Handoff } from '../first-screen/Handoff';
import { useSlices } from '../first-screen/use-slices';
import { NOT_YET_SEEN, PAGE } from './change-pages';
import { PageBody } from './PageBody';
import { FIRST_PAGE } from './page-history';
import type { Address } from './Router';
import { usePageFocus } from './use-page-focus';

interface PageFrameProps {
  /** By which its element is found in the stack. */
  readonly id: number;
  readonly isCurrent: boolean;
  /** The address on screen. */
  readonly address: Address;
  /** Whether the shop's footer ends it. */
  readonly footer?: boolean;
  readonly children: ReactNode;
}

/** What every page stands in. A page that follows another is brought in by the stack when it is there. */
export function PageFrame({ id, isCurrent, address, footer, children }: PageFrameProps) {
  const slice = useSlices();
  const content = usePageFocus(isCurrent && slice !== undefined, address);
  return (
    <OwnPage isCurrent={isCurrent} address={address}>
      <div data-page={id} className={id === FIRST_PAGE ? PAGE : `${PAGE} ${NOT_YET_SEEN}`}>
        <PageBody content={content} footer={footer && slice === WHOLE}>
          {slice && (
            <PageSliceContext value={slice}>
              {children}
              {slice === WHOLE && <Handoff />}
            </PageSliceContext>
          )}
        </PageBody>
      </div>
    </OwnPage>
  );
}
