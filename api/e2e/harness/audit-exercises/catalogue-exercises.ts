import { bulkEditPaths } from '@jhola/shared/contracts/bulk-edit.contract';
import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { stockPaths } from '@jhola/shared/contracts/stock.contract';
import { subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import { aKey } from '@jhola/test-doubles/builders/orders';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { must } from '../activity.js';
import { type AuditGround, aCategory, type Exercises, IMAGE, idOf } from './exercise.js';

/** What becomes of the catalogue. */
export const catalogue = (ground: AuditGround): Exercises => ({
  'a category added, renamed': {
    routes: ['POST /api/category/add-category', 'PUT /api/category/update'],
    work: async () => {
      ground.ids.category = await idOf(ground.log.act(categoryPaths.add, { body: aCategory('Staples') }));
      ground.ids.other = await idOf(ground.log.act(categoryPaths.add, { body: aCategory('Fruit') }));
      await must(
        ground.log.act(categoryPaths.update, {
          method: 'PUT',
          body: { _id: ground.ids.category, ...aCategory('Dal & more') },
        }),
      );
      await must(
        ground.log.act(categoryPaths.update, {
          method: 'PUT',
          body: { _id: ground.ids.category, ...aCategory('Dal & more') },
        }),
      );
    },
    entries: () => [
      {
        action: 'catalogue.category-created',
        subject: { type: 'category', id: ground.ids.category, name: 'Staples' },
        after: aCategory('Staples'),
      },
      { action: 'catalogue.category-created', subject: { name: 'Fruit' } },
      // the second time it already had this name
      {
        action: 'catalogue.category-changed',
        subject: { name: 'Staples' },
        before: { name: 'Staples' },
        after: { name: 'Dal & more' },
      },
    ],
  },
  'a subcategory added, moved': {
    routes: ['POST /api/subcategory/create', 'PUT /api/subcategory/update'],
    work: async () => {
      const body = { name: 'Toor', image: IMAGE };
      ground.ids.subcategory = await idOf(
        ground.log.act(subcategoryPaths.create, { body: { ...body, category: [ground.ids.category] } }),
      );
      const _id = ground.ids.subcategory;
      await must(
        ground.log.act(subcategoryPaths.update, {
          method: 'PUT',
          body: { _id, ...body, category: [ground.ids.category, ground.ids.other] },
        }),
      );
    },
    entries: () => [
      {
        action: 'catalogue.subcategory-created',
        subject: { type: 'subcategory', name: 'Toor' },
        after: { category: ['Dal & more'] },
      },
      {
        action: 'catalogue.subcategory-changed',
        before: { category: ['Dal & more'] },
        after: { category: ['Dal & more', 'Fruit'] },
      },
    ],
  },
  'a product added, changed': {
    routes: ['POST /api/product/create', 'PUT /api/product/update-product-details'],
    work: async () => {
      const made = await aProduct(
        ground.shop,
        { token: ground.admin.token },
        { name: 'Toor dal', price: 40, stock: 5 },
      );
      ground.ids.product = made._id;
      await must(
        ground.log.act(productPaths.update, {
          method: 'PUT',
          body: { _id: made._id, price: 42.5, published: false },
        }),
      );
    },
    entries: () => [
      {
        action: 'catalogue.product-created',
        subject: { type: 'product', id: ground.ids.product, name: 'Toor dal' },
        after: { name: 'Toor dal', price: 40, stock: 5, published: true },
      },
      {
        action: 'catalogue.product-changed',
        before: { price: 40, published: true },
        after: { price: 42.5, published: false },
      },
    ],
  },
  'many products changed at once': {
    routes: ['POST /api/product/admin/bulk-edit'],
    work: () =>
      must(
        ground.log.act(bulkEditPaths.apply, {
          body: { productIds: [ground.ids.product, 'f'.repeat(24)], change: { discount: 10 } },
        }),
      ),
    entries: () => [
      {
        action: 'catalogue.products-changed',
        itemCount: 1,
        items: [
          {
            subject: { type: 'product', id: ground.ids.product, name: 'Toor dal' },
            before: { discount: 0 },
            after: { discount: 10 },
          },
        ],
      },
    ],
  },
  'stock adjusted': {
    routes: ['POST /api/stock/admin/adjust'],
    work: () =>
      must(
        ground.log.act(stockPaths.adjust, {
          headers: { 'idempotency-key': aKey() },
          body: { productId: ground.ids.product, change: -2, reason: 'DAMAGED' },
        }),
      ),
    entries: () => [
      {
        action: 'stock.adjusted',
        subject: { name: 'Toor dal' },
        before: { stock: 5 },
        after: { stock: 3, reason: 'DAMAGED' },
      },
    ],
  },
});

/** What is taken out of the catalogue; after all others. */
export const deletions = (ground: AuditGround): Exercises => ({
  'many products deleted at once': {
    routes: ['POST /api/product/admin/bulk-edit'],
    work: async () => {
      const made = await idOf(
        ground.log.act(productPaths.create, {
          body: {
            name: 'Rajma',
            category: [],
            subCategory: [],
            unit: '1 kg',
            stock: 3,
            price: 90,
            description: 'Red.',
          },
        }),
      );
      await must(
        ground.log.act(bulkEditPaths.apply, { body: { productIds: [made], change: { deleted: true } } }),
      );
    },
    entries: () => [
      { action: 'catalogue.product-created', subject: { name: 'Rajma' } },
      {
        action: 'catalogue.products-deleted',
        itemCount: 1,
        items: [
          { subject: { type: 'product', name: 'Rajma' }, before: { price: 90, stock: 3, published: true } },
        ],
      },
    ],
  },
  'a product and its categories deleted': {
    routes: [
      'DELETE /api/product/delete-product',
      'DELETE /api/subcategory/delete',
      'DELETE /api/category/delete',
    ],
    work: async () => {
      const target = await idOf(ground.log.act(categoryPaths.add, { body: aCategory('Pulses') }));
      await must(
        ground.log.act(productPaths.delete, { method: 'DELETE', body: { _id: ground.ids.product } }),
      );
      await must(
        ground.log.act(subcategoryPaths.delete, { method: 'DELETE', body: { _id: ground.ids.subcategory } }),
      );
      await must(
        ground.log.act(categoryPaths.delete, {
          method: 'DELETE',
          body: { _id: ground.ids.category, moveTo: target },
        }),
      );
    },
    entries: () => [
      { action: 'catalogue.category-created' },
      {
        action: 'catalogue.product-deleted',
        subject: { id: ground.ids.product, name: 'Toor dal' },
        before: { name: 'Toor dal', price: 42.5, stock: 3, discount: 10 },
      },
      { action: 'catalogue.subcategory-deleted', subject: { name: 'Toor' } },
      {
        action: 'catalogue.category-deleted',
        subject: { name: 'Dal & more' },
        after: { movedTo: 'Pulses' },
      },
    ],
  },
});
