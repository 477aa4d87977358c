import { Global, Module } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import { ShopConfig } from '../config/shop-config.js';
import { Database, OPEN_DATABASE } from './database.js';
import { type OpenDatabase, openDatabase } from './open-database.js';
import { Transactions } from './transactions.js';

// A filter value that carries operators and was not marked by `trusted()` is compared as a value, never
// executed.
mongoose.set('sanitizeFilter', true);
// A misspelt field in a filter is an error; left out silently, the filter would match everything.
mongoose.set('strictQuery', 'throw');

/** Connects mongoose by URI; code outside this folder does not know which database is used. */
@Global()
@Module({
  providers: [
    { provide: OPEN_DATABASE, inject: [ShopConfig], useFactory: openDatabase },
    {
      provide: getConnectionToken(),
      inject: [OPEN_DATABASE],
      useFactory: (server: OpenDatabase) =>
        mongoose
          .createConnection(server.uri, { serverSelectionTimeoutMS: 10_000, maxPoolSize: 64 })
          .asPromise(),
    },
    Database,
    Transactions,
  ],
  exports: [getConnectionToken(), Database, Transactions],
})
export class DatabaseModule {}
