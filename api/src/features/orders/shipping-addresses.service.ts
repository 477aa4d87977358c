import type { DeliveryAddress } from '@jhola/shared/contracts/orders.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { UserDirectory } from '../account/user-directory.service.js';
import { AddressesService } from '../addresses/addresses.service.js';
import { deliveryAddressOf } from './delivery-address.js';
import type { OrderRecord } from './models/order.model.js';

/** The customer and the delivery address. */
export interface Recipient {
  readonly customer: OrderRecord['customer'];
  readonly deliveryAddress: DeliveryAddress;
}

/** Finds customer and address of an order, as copies that the order keeps. */
@Injectable()
export class ShippingAddresses {
  constructor(
    private readonly userDirectory: UserDirectory,
    private readonly addresses: AddressesService,
  ) {}

  /**
   * The shopper, and the address of an order of theirs.
   * @throws ShopError address.missing for one that is removed or another's, account.missing
   */
  async of(userId: string, addressId: string): Promise<Recipient> {
    const [address, users] = await Promise.all([
      this.addresses.forDelivery(userId, addressId),
      this.userDirectory.byIds([userId]),
    ]);
    const person = users.get(userId);
    if (!person) throw new ShopError('account.missing');
    // Shoppers without a number of their own are reached at the address's.
    const customer = { name: person.name, mobile: person.mobile || address.mobile };
    return { customer, deliveryAddress: deliveryAddressOf(address) };
  }
}
