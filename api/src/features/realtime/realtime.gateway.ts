import {
  DELIVERY_AREAS_CHANGED_EVENT,
  NEW_ORDER_EVENT,
  type NewOrderEvent,
  ORDER_CHANGED_EVENT,
  type OrderChangedEvent,
  QUESTIONS_CHANGED_EVENT,
  SETTINGS_CHANGED_EVENT,
  type SettingsChangedEvent,
  SOCKET_PATH,
} from '@jhola/shared/contracts/realtime.contract';
import { toRupees } from '@jhola/shared/domain/money/money';
import { OnApplicationBootstrap, OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { OnGatewayInit, WebSocketGateway, WebSocketServer } from '@nestjs/websockets';
import { createAdapter as amongWorkers } from '@socket.io/cluster-adapter';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { ReadToken } from '#platform/auth/access-claims.js';
import { LiveSessions } from '#platform/auth/live-sessions.js';
import type { Principal } from '#platform/auth/principal.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Events } from '#platform/events/events.service.js';
import { Jobs } from '#platform/jobs/jobs.service.js';
import { deliveryAreasChanged } from '../delivery-areas/delivery-areas-events.js';
import {
  orderAddressChanged,
  orderHeld,
  orderItemsCancelled,
  orderMoved,
  orderPaymentMoved,
  orderPlaced,
  orderShipmentSet,
} from '../orders/order-events.js';
import { waitingQuestionsChanged } from '../questions/question-events.js';
import { shopSettingsChanged } from '../shop-settings/shop-settings-events.js';
import { SocketAuthentication } from './socket-authentication.service.js';
import { SocketFanOut } from './socket-fan-out.js';
import { SocketLimits } from './socket-limits.service.js';

/** How often the sessions behind open sockets are checked, for sessions ended by other processes. */
const ROUND_MS = 30_000;
/** Clients send no messages here. */
const LONGEST_MESSAGE = 4096;

type Sent = {
  [NEW_ORDER_EVENT]: (event: NewOrderEvent) => void;
  [ORDER_CHANGED_EVENT]: (event: OrderChangedEvent) => void;
  [QUESTIONS_CHANGED_EVENT]: () => void;
  [SETTINGS_CHANGED_EVENT]: (event: SettingsChangedEvent) => void;
  [DELIVERY_AREAS_CHANGED_EVENT]: (event: SettingsChangedEvent) => void;
};
type Sockets = Server<DefaultEventsMap, Sent, DefaultEventsMap, { principal: Principal }>;
type ShopSocket = Socket<DefaultEventsMap, Sent, DefaultEventsMap, { principal: Principal }>;

const ADMINS = 'admins';
const roomOfUser = (userId: string): string => `user:${userId}`;
const roomOfSession = (sessionId: string): string => `session:${sessionId}`;

/**
 * Notifies signed-in pages of events (docs/product.md#realtime), across the workers of a shop, and with REDIS_URL across all
 * processes. Nothing is lost when a notification is: pages fetch the data again.
 */
@WebSocketGateway({ path: SOCKET_PATH, serveClient: false, maxHttpBufferSize: LONGEST_MESSAGE })
export class RealtimeGateway
  implements OnGatewayInit, OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown
{
  @WebSocketServer() private readonly sockets!: Sockets;
  private readonly fanOut: SocketFanOut | undefined;

  constructor(
    private readonly socketAuthentication: SocketAuthentication,
    private readonly sessions: LiveSessions,
    private readonly events: Events,
    private readonly limits: SocketLimits,
    private readonly jobs: Jobs,
    private readonly config: ShopConfig,
  ) {
    this.fanOut = config.redisUrl ? new SocketFanOut(config.redisUrl) : undefined;
  }

  afterInit(sockets: Sockets): void {
    if (this.fanOut) sockets.adapter(this.fanOut.adapter());
    if (this.config.worker) {
      if (!this.fanOut) sockets.adapter(amongWorkers());
      // Requests of one session would reach any worker; a WebSocket stays with its own.
      sockets.engine.opts.transports = ['websocket'];
    }
    this.limits.guard(sockets);
    sockets.use((socket, next) => {
      this.letIn(socket).then(
        () => next(),
        (error: unknown) => next(this.socketAuthentication.refusal(error)),
      );
    });
  }

  private async letIn(socket: ShopSocket): Promise<void> {
    const read = await this.socketAuthentication.admit(socket);
    this.limits.seat(socket, read.principal.userId);
    seat(socket, read);
  }

  onModuleInit(): void {
    this.jobs.repeat({ name: 'sockets', everyMs: ROUND_MS, work: () => this.closeEnded() });
    this.events.on(orderPlaced, ({ orderId, totalPaise }) => {
      this.sockets.to(ADMINS).emit(NEW_ORDER_EVENT, { orderId, totalAmt: toRupees(totalPaise) });
    });
    const notify = ({ orderId, userId }: { orderId: string; userId: string }) => {
      this.sockets.to([roomOfUser(userId), ADMINS]).emit(ORDER_CHANGED_EVENT, { orderId });
    };
    this.events.on(orderHeld, notify);
    this.events.on(orderMoved, notify);
    this.events.on(orderPaymentMoved, notify);
    this.events.on(waitingQuestionsChanged, () => {
      this.sockets.to(ADMINS).emit(QUESTIONS_CHANGED_EVENT);
    });
    this.events.on(shopSettingsChanged, ({ version }) => {
      this.sockets.emit(SETTINGS_CHANGED_EVENT, { version });
    });
    this.events.on(deliveryAreasChanged, ({ version }) => {
      this.sockets.emit(DELIVERY_AREAS_CHANGED_EVENT, { version });
    });
    this.events.on(orderShipmentSet, notify);
    this.events.on(orderItemsCancelled, notify);
    this.events.on(orderAddressChanged, notify);
    this.sessions.onEnded((sessionId) => {
      this.close(sessionId);
      // Those of other processes; without Redis the next round finds them.
      this.sockets.in(roomOfSession(sessionId)).disconnectSockets(true);
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.fanOut?.opened();
  }

  onApplicationShutdown(): void {
    this.fanOut?.close();
  }

  /** Closes this process's sockets of a session, also while Redis is unreachable. */
  private close(sessionId: string): void {
    this.sockets.local.in(roomOfSession(sessionId)).disconnectSockets(true);
  }

  /** Closes the sockets of ended sessions; sessions that cannot be checked now are checked in the next round. */
  private async closeEnded(): Promise<void> {
    const open = new Set(
      [...this.sockets.sockets.sockets.values()].map(({ data }) => data.principal.sessionId),
    );
    for (const sessionId of open) {
      if (!(await this.sessions.isLive(sessionId).catch(() => true))) this.close(sessionId);
    }
  }
}

/** Adds a socket to its rooms until its token expires: the page reconnects with a newer one. */
function seat(socket: ShopSocket, { principal, endsAtMs }: ReadToken): void {
  socket.data.principal = principal;
  const end = setTimeout(() => socket.disconnect(true), endsAtMs - Date.now()).unref();
  socket.once('disconnect', () => clearTimeout(end));
  void socket.join([roomOfUser(principal.userId), roomOfSession(principal.sessionId)]);
  if (principal.role === 'ADMIN') void socket.join(ADMINS);
}
