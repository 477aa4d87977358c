import { type DynamicModule, Global, Inject, Module, OnApplicationShutdown } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';

/** A connection to a database that somebody else keeps open. */
@Global()
@Module({})
class ConnectionModule implements OnApplicationShutdown {
  constructor(@Inject(getConnectionToken()) private readonly connection: Connection) {}

  async onApplicationShutdown(): Promise<void> {
    await this.connection.close();
  }
}

/** The database at this address, for commands that need a model or two of it; its indexes are the shop's to build. */
export const connectionTo = (uri: string): DynamicModule => ({
  module: ConnectionModule,
  providers: [
    {
      provide: getConnectionToken(),
      useFactory: () => mongoose.createConnection(uri, { autoIndex: false }).asPromise(),
    },
  ],
  exports: [getConnectionToken()],
});
