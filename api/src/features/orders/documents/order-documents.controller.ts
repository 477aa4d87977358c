import {
  adminOrderPaths,
  LEFT_OUT_HEADER,
  OrderExportQuery,
  PrintOrdersRequest,
} from '@jhola/shared/contracts/admin-orders.contract';
import { OrderId, orderPaths } from '@jhola/shared/contracts/orders.contract';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { OrderDocuments } from './order-documents.service.js';

const PDF = 'application/pdf';
const CSV = 'text/csv; charset=utf-8';

/** Invoices, packing slips and the export: docs/product.md#admin-order-calls. */
@ApiTags('Orders')
@Controller()
export class OrderDocumentsController {
  constructor(private readonly documents: OrderDocuments) {}

  @Get(orderPaths.invoice)
  @Audience('customer')
  @ApiProduces(PDF)
  async ownInvoice(
    @CurrentUser() { userId }: Principal,
    @Param('orderId', { schema: OrderId }) orderId: string,
  ) {
    return pdf('invoice', orderId, await this.documents.invoice(orderId, userId));
  }

  @Get(adminOrderPaths.invoice)
  @Audience('admin')
  @ApiProduces(PDF)
  async invoice(@Param('orderId', { schema: OrderId }) orderId: string) {
    return pdf('invoice', orderId, await this.documents.invoice(orderId));
  }

  @Get(adminOrderPaths.packingSlip)
  @Audience('admin')
  @ApiProduces(PDF)
  async packingSlip(@Param('orderId', { schema: OrderId }) orderId: string) {
    return pdf('packing-slip', orderId, await this.documents.packingSlip(orderId));
  }

  /** A POST, because it issues invoices and its list is long. */
  @Post(adminOrderPaths.print)
  @HttpCode(200)
  @Audience('admin')
  @ApiProduces(PDF)
  async print(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: PrintOrdersRequest }) request: PrintOrdersRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { file, leftOut } = await this.documents.print(by, request);
    if (leftOut.length > 0) reply.header(LEFT_OUT_HEADER, leftOut.join());
    return new StreamableFile(file, { type: PDF, disposition: `inline; filename="${request.paper}.pdf"` });
  }

  /** Streamed, however many orders there are. */
  @Get(adminOrderPaths.exportCsv)
  @Audience('admin')
  @ApiProduces('text/csv')
  async export(@ActingAdmin() by: AdminActor, @Query({ schema: OrderExportQuery }) query: OrderExportQuery) {
    return new StreamableFile(await this.documents.export(by, query), {
      type: CSV,
      disposition: 'attachment; filename="orders.csv"',
    });
  }
}

const pdf = (fileLabel: string, orderId: string, bytes: Buffer): StreamableFile =>
  new StreamableFile(bytes, {
    type: PDF,
    disposition: `inline; filename="${fileLabel}-${orderId}.pdf"`,
    length: bytes.length,
  });
