import type { DeliveryAddress } from '@jhola/shared/contracts/orders.contract';
import { type DeliveryTerms, deliveryTo } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { UserDirectory } from '../account/user-directory.service.js';
import { AddressesService } from '../addresses/addresses.service.js';
import { CurrentDeliveryAreas } from '../delivery-areas/current-delivery-areas.service.js';
import { deliveryAddressOf } from './delivery-address.js';
import type { OrderRecord } from './models/order.model.js';

/** The customer and the delivery address, and on which terms the shop delivers there. */
export interface Recipient {
  readonly customer: OrderRecord['customer'];
  readonly deliveryAddress: DeliveryAddress;
  readonly terms: DeliveryTerms;
}

/** Finds customer and address of an order, as copies that the order keeps, and what delivery there costs. */
@Injectable()
export class ShippingAddresses {
  constructor(
    private readonly userDirectory: UserDirectory,
    private readonly addresses: AddressesService,
    private readonly deliveryAreas: CurrentDeliveryAreas,
  ) {}

  /**
   * The shopper, and the address of an order of theirs.
   * @throws ShopError address.missing for one that is removed or another's, order.not-served, account.missing
   */
  async of(userId: string, addressId: string): Promise<Recipient> {
    const [address, person, { areas }] = await Promise.all([
      this.addresses.forDelivery(userId, addressId),
      this.userDirectory.person(userId),
      this.deliveryAreas.get(),
    ]);
    const { pincode } = address;
    const terms = deliveryTo(areas, pincode);
    if (!terms) throw new ShopError('order.not-served', { pincode });
    if (!person) throw new ShopError('account.missing');
    // Shoppers without a number of their own are reached at the address's.
    const customer = { name: person.name, mobile: person.mobile || address.mobile };
    return { customer, deliveryAddress: deliveryAddressOf(address), terms };
  }
}
