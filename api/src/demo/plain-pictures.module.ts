import { plainPictureOf } from '@jhola/demo-catalogue/plain-picture';
import { Global, Module } from '@nestjs/common';
import { PlainPictures } from '../features/catalogue/import/plain-pictures.js';

/** Draws the plain pictures of imported products as those of the demo catalogue are drawn. */
@Global()
@Module({
  providers: [{ provide: PlainPictures, useValue: { of: plainPictureOf } satisfies PlainPictures }],
  exports: [PlainPictures],
})
export class PlainPicturesModule {}
