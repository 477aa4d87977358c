import { Module } from '@nestjs/common';
import { GoogleIdentities } from './google-identities.js';

/** Sign-in with Google. */
@Module({ providers: [GoogleIdentities], exports: [GoogleIdentities] })
export class GoogleModule {}
