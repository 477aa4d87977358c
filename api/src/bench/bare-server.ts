import { createServer } from 'node:http';

// The yardstick of a measurement: a server that does nothing but parse a body and write an answer as JSON, in a process of its own.

/** An answer about as long as a page of a listing. */
const products = Array.from({ length: 12 }, (_, n) => ({
  _id: `product-${n}`,
  name: `Cotton bag ${n}`,
  image: [`/images/cotton-bag-${n}.webp`],
  unit: '1 piece',
  price: 100,
  discount: 10,
  stock: 1000,
}));

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const asked = chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as object) : {};
    const body = JSON.stringify({ success: true, error: false, message: 'Products', asked, data: products });
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number };
  console.log(JSON.stringify({ event: 'shop.open', address: `http://127.0.0.1:${port}` }));
});
process.once('SIGTERM', () => process.exit(0));
