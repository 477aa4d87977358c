import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { auditLogPaths } from '@jhola/shared/contracts/audit-log.contract';
import { catalogueFilePaths } from '@jhola/shared/contracts/catalogue-files.contract';
import { deliveryAreasPaths } from '@jhola/shared/contracts/delivery-areas.contract';
import { importHistoryPaths } from '@jhola/shared/contracts/import-history.contract';
import { newOrderMailsPath } from '@jhola/shared/contracts/new-order-mails.contract';
import { pictureImportPaths } from '@jhola/shared/contracts/picture-imports.contract';
import { shopPagesPaths } from '@jhola/shared/contracts/shop-pages.contract';
import { shopSettingsPaths } from '@jhola/shared/contracts/shop-settings.contract';
import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { zipOf } from '@jhola/test-doubles/files/zip';
import { until } from '@jhola/test-doubles/until';
import { must } from '../activity.js';
import { allowDownload, askForBackup, cancelBackup, prepareBackup } from '../backup-download.js';
import { importEnded, importState, manyRows, sendFile } from '../import-file.js';
import { picturesEnded, sendZip } from '../picture-imports.js';
import { plainPicture, uploadPicture } from '../pictures.js';
import { type AuditGround, type Exercises } from './exercise.js';

/** What is brought in and taken out. */
export const files = (ground: AuditGround): Exercises => ({
  'files brought in and taken out': {
    routes: [
      'POST /api/product/admin/import/upload',
      'POST /api/product/admin/import/start',
      'GET /api/product/admin/export',
      'GET /api/order/admin/export',
      'GET /api/activity/admin/export',
      'POST /api/file/upload',
      'POST /api/shop-settings/admin/logo',
    ],
    work: async () => {
      await sendFile(ground.shop, ground.admin, 'name,price\nSalt,20\n,1\n', { name: 'list.csv' });
      const columns = { name: 'name', price: 'price' };
      await must(ground.log.act(catalogueFilePaths.start, { body: { columns, dryRun: true } }));
      await importEnded(ground.shop, ground.admin);
      await must(ground.log.act(catalogueFilePaths.start, { body: { columns, dryRun: false } }));
      await importEnded(ground.shop, ground.admin);
      await until(
        'the end of the import is recorded',
        async () => (await ground.log.list('?limit=1'))[0]?.action === 'files.import-ended',
      );
      // nothing runs any more: there is nothing to cancel, and nothing is recorded
      await must(ground.log.act(catalogueFilePaths.cancel, { method: 'POST' }));
      await must(ground.log.act(catalogueFilePaths.exportCsv));
      await must(ground.log.act(`${adminOrderPaths.exportCsv}?group=cancelled&search=Meera`));
      await must(ground.log.act(`${auditLogPaths.exportCsv}?area=stock`));
      await uploadPicture(ground.shop, ground.admin, await plainPicture(40, 40).png().toBuffer());
      const logo = await plainPicture(300, 300).png().toBuffer();
      await uploadPicture(ground.shop, ground.admin, logo, { path: shopSettingsPaths.uploadLogo });
    },
    entries: () => [
      { action: 'files.import-uploaded', subject: { type: 'file', name: 'list.csv' } },
      {
        action: 'files.import-started',
        subject: { name: 'list.csv' },
        after: { columns: { name: 'name', price: 'price' } },
      },
      {
        action: 'files.import-ended',
        after: { outcome: 'done', created: 1, updated: 0, refused: 1 },
      },
      { action: 'files.products-exported' },
      // without the name that was searched for
      { action: 'files.orders-exported', after: { group: 'cancelled', searched: true } },
      { action: 'files.activity-exported', after: { area: 'stock' } },
      {
        action: 'files.picture-uploaded',
        subject: { type: 'file', name: expect.stringMatching(/^\/uploads\/pictures\//) },
      },
      {
        action: 'files.picture-uploaded',
        subject: { type: 'file', name: expect.stringMatching(/^\/uploads\/logo\//) },
      },
    ],
  },
  'an import cancelled': {
    routes: ['POST /api/product/admin/import/cancel'],
    work: async () => {
      await sendFile(ground.shop, ground.admin, manyRows(6000), { name: 'long.csv' });
      const columns = { name: 'name', price: 'price' };
      await must(ground.log.act(catalogueFilePaths.start, { body: { columns, dryRun: false } }));
      await until(
        'some products are written',
        async () => (await importState(ground.shop, ground.admin)).products > 0,
      );
      await must(ground.log.act(catalogueFilePaths.cancel, { method: 'POST' }));
    },
    entries: () => [
      { action: 'files.import-uploaded', subject: { name: 'long.csv' } },
      { action: 'files.import-started', subject: { name: 'long.csv' } },
      { action: 'files.import-cancelled', subject: { type: 'file', name: 'long.csv' } },
      { action: 'files.import-ended', after: { outcome: 'cancelled', refused: 0 } },
    ],
  },
  'an import undone': {
    routes: ['POST /api/product/admin/import/undo'],
    work: async () => {
      await sendFile(ground.shop, ground.admin, 'name,price\nJaggery,90\n', { name: 'undone.csv' });
      const columns = { name: 'name', price: 'price' };
      await must(ground.log.act(catalogueFilePaths.start, { body: { columns, dryRun: false } }));
      await importEnded(ground.shop, ground.admin);
      const { body } = await must(ground.log.act(importHistoryPaths.list));
      await must(ground.log.act(importHistoryPaths.undo, { body: { importId: body.data[0]._id } }));
      await until(
        'the end of the undo is recorded',
        async () => (await ground.log.list('?limit=1'))[0]?.action === 'files.import-undo-ended',
      );
    },
    entries: () => [
      { action: 'files.import-uploaded', subject: { name: 'undone.csv' } },
      { action: 'files.import-started', subject: { name: 'undone.csv' } },
      { action: 'files.import-ended', after: { outcome: 'done', created: 1 } },
      {
        action: 'files.import-undo-started',
        subject: { type: 'file', name: 'undone.csv' },
        after: { created: 1, updated: 0 },
      },
      { action: 'files.import-undo-ended', after: { restored: 0, deleted: 1, stayed: 0 } },
    ],
  },
  'pictures of many products': {
    routes: [
      'POST /api/product/admin/import/pictures/upload',
      'POST /api/product/admin/import/pictures/cancel',
    ],
    work: async () => {
      const { shop, admin, log } = ground;
      await aProduct(shop, admin, { name: 'Murukku', sku: 'MUR' });
      const bytes = await plainPicture(40, 40).png().toBuffer();
      const sent = await sendZip(shop, admin, zipOf([{ name: 'MUR.png', bytes }]));
      await picturesEnded(shop, admin);
      // Nothing of it is left to do: nothing is cancelled, and nothing is recorded.
      const body = { importId: sent.body.data[0]._id };
      await must(log.act(pictureImportPaths.cancel, { body }));
    },
    entries: () => [
      { action: 'catalogue.product-created' },
      {
        action: 'files.pictures-import-started',
        subject: { type: 'file', name: 'photos.zip' },
        after: { products: 1, refused: 0 },
      },
      { action: 'files.pictures-import-ended', after: { outcome: 'done', pictures: 1, refused: 0 } },
    ],
  },
  'pictures of many products cancelled': {
    routes: [],
    work: async () => {
      const { shop, admin, log } = ground;
      await aProduct(shop, admin, { name: 'Chakli', sku: 'CHA' });
      const bytes = await plainPicture(1500, 1500).png().toBuffer();
      const files = Array.from({ length: 9 }, (_, at) => ({ name: `CHA-${at + 1}.png`, bytes }));
      const sent = await sendZip(shop, admin, zipOf(files));
      await must(log.act(pictureImportPaths.cancel, { body: { importId: sent.body.data[0]._id } }));
      await picturesEnded(shop, admin);
    },
    entries: () => [
      { action: 'catalogue.product-created' },
      { action: 'files.pictures-import-started', after: { products: 1 } },
      { action: 'files.pictures-import-cancelled', subject: { type: 'file', name: 'photos.zip' } },
      { action: 'files.pictures-import-ended', after: { outcome: 'cancelled', pictures: 0 } },
    ],
  },
  'a backup taken, downloaded and thrown away': {
    routes: [
      'POST /api/backup/admin/start',
      'POST /api/backup/admin/allow-download',
      'POST /api/backup/admin/cancel',
    ],
    work: async () => {
      await prepareBackup(ground.shop, ground.admin);
      const { cookie } = await allowDownload(ground.shop, ground.admin);
      await (await askForBackup(ground.shop, cookie)).arrayBuffer();
      // It takes nothing out, and there is nothing any more that it could remove.
      await must(cancelBackup(ground.shop, ground.admin));
    },
    entries: () => [
      { action: 'files.backup-taken', subject: { type: 'file' }, after: { bytes: expect.any(Number) } },
      { action: 'files.backup-downloaded', subject: { type: 'file' } },
    ],
  },
});

/** What is set. */
export const settings = (ground: AuditGround): Exercises => ({
  'the settings of the shop saved': {
    routes: ['PUT /api/shop-settings/admin/save', 'PUT /api/order/admin/new-order-mails'],
    work: async () => {
      const { version, ...settings } = defaultShopSettings;
      const body = { version, settings: { ...settings, supportPhone: '+91 22 1234 5678' } };
      await must(ground.log.act(shopSettingsPaths.save, { method: 'PUT', body }));
      await must(ground.log.act(newOrderMailsPath, { method: 'PUT', body: { to: 'shop', address: '' } }));
    },
    entries: () => [
      {
        action: 'settings.changed',
        before: { supportPhone: '+91 80 4718 2200' },
        after: { supportPhone: '+91 22 1234 5678' },
      },
      { action: 'settings.changed', after: { newOrderMails: 'shop' } },
    ],
  },
  'a page of the shop saved': {
    routes: ['PUT /api/shop-pages/admin/save'],
    work: async () => {
      const body = { page: 'about', version: 0, en: 'Who we are', hi: '' };
      await must(ground.log.act(shopPagesPaths.save, { method: 'PUT', body }));
    },
    entries: () => [{ action: 'settings.changed', after: { pages: { about: 1 } } }],
  },
  'where the shop delivers saved': {
    routes: ['PUT /api/delivery-areas/admin/save'],
    work: async () => {
      const everywhere = {
        name: 'India',
        codes: ['*'],
        districts: [],
        promise: { unit: 'days', count: 3 },
      };
      await must(
        ground.log.act(deliveryAreasPaths.save, { method: 'PUT', body: { version: 0, areas: [everywhere] } }),
      );
    },
    entries: () => [
      {
        action: 'settings.delivery-areas-changed',
        before: { deliveryAreas: [] },
        after: { deliveryAreas: ['India: *; 3 days; free'] },
      },
    ],
  },
});
