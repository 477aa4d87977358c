import { ShopError } from '@jhola/shared/errors/shop-error';
import { NotFoundException } from '@nestjs/common';
import { answerTo } from './error-answers.js';

const fastifyError = (statusCode: number) =>
  Object.assign(new Error('inside'), { statusCode, code: 'FST_ERR_CTP_SOMETHING' });

describe('the answer to an error', () => {
  it('has the code, the text and the details of a broken rule', () => {
    expect(answerTo(new ShopError('stock.short', { left: 2, name: 'Tea' }))).toEqual({
      status: 409,
      body: {
        success: false,
        error: true,
        code: 'stock.short',
        message: 'Only 2 of Tea left in stock.',
        details: { left: 2, name: 'Tea' },
      },
    });
  });

  it.each([
    [new NotFoundException(), 404, 'route.missing'],
    [fastifyError(400), 400, 'request.malformed'],
    [fastifyError(413), 413, 'request.too-large'],
    [fastifyError(415), 415, 'request.unsupported-type'],
  ])("has a text for the server's own refusals (%#)", (error, status, code) => {
    expect(answerTo(error)).toMatchObject({ status, body: { code, success: false, error: true } });
  });

  it.each([
    [new Error('E11000 duplicate key error: email "x@y.example"')],
    [Object.assign(new Error('vendor says no'), { statusCode: 404, code: 'vendor' })],
    ['a thrown text'],
  ])('reveals nothing of unknown errors (%#)', (error) => {
    expect(answerTo(error)).toEqual({
      status: 500,
      body: { success: false, error: true, code: 'server.failed', message: 'Something went wrong!' },
    });
  });
});
