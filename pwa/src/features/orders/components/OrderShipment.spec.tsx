import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderShipment } from './OrderShipment';

const shipment = { carrier: 'Delhivery', trackingNumber: 'DL 123' };

it('says by whom an order is carried, and leads to the carrier’s page', () => {
  render(<OrderShipment shipment={{ ...shipment, trackingUrl: 'https://track.example/DL123' }} />);
  expect(screen.getByText('Carried by Delhivery')).toBeTruthy();
  expect(screen.getByText('Tracking number: DL 123')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Track at the courier' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://track.example/DL123',
    'noopener noreferrer',
  ]);
});

it('leads nowhere without a link', () => {
  render(<OrderShipment shipment={shipment} />);
  expect(screen.queryByRole('link')).toBeNull();
});
