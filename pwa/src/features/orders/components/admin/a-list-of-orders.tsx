import { render } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { OrderView } from '#features/orders/rules/order-filters.ts';
import { AllOrders } from './AllOrders';
import type { OrderSearching } from './OrderSearch';

const nothing: OrderSearching = {
  text: '',
  onText: () => undefined,
  filters: {},
  onFilters: () => undefined,
};

/** Everybody's orders on a screen for a test: as cards, or as the table; tabs, sorting and columns can be changed. */
export function showOrders({ searching = nothing, cards = true } = {}) {
  return render(<Shown searching={searching} cards={cards} />, { wrapper: MemoryRouter });
}

function Shown({ searching, cards }: { readonly searching: OrderSearching; readonly cards: boolean }) {
  const [view, setView] = useState<OrderView>({ group: 'newPending', oldest: false, cards });
  const [shown, setShown] = useState({});
  return (
    <AllOrders current searching={searching} view={view} onView={setView} shown={shown} onShown={setShown} />
  );
}
