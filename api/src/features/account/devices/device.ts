import { randomBytes } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { deviceName } from '#platform/http/device-name.js';

/** The browser or app that a call comes from. */
export interface Device {
  /** The secret of its cookie: a new one when the call came without. */
  readonly secret: string;
  /** Whether the call came with the cookie. */
  readonly isReturning: boolean;
  /** Its browser and system, e.g. `Chrome on Android`. */
  readonly name: string;
  readonly userAgent: string;
  /** Its network address. */
  readonly address: string;
}

/** How long a device is known after its last sign-in; no browser keeps a cookie longer (RFC 6265bis, 5.5). */
export const KNOWN_DAYS = 400;
const NAME = 'device';
const SECRET = /^[\w-]{43}$/;

/** The device of a request. */
function deviceOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Device {
  const sent = parseCookie(headers.cookie ?? '')[NAME];
  const isReturning = sent !== undefined && SECRET.test(sent);
  return {
    secret: isReturning ? sent : randomBytes(32).toString('base64url'),
    isReturning,
    name: deviceName(headers['user-agent']),
    userAgent: headers['user-agent'] ?? '',
    address: ip,
  };
}

/** The device that calls a route. */
export const CallingDevice = createParamDecorator(
  (_: unknown, context: ExecutionContext): Device => deviceOf(context.switchToHttp().getRequest()),
);

/**
 * The cookie by which a device is known again. It opens nothing: it only tells a new device from a known one. No script reads
 * it, and it outlasts signing out.
 * @param secure whether the shop is reached by https only
 */
export const deviceCookie = ({ secret }: Device, secure: boolean): string =>
  stringifySetCookie({
    name: NAME,
    value: secret,
    path: '/api/user',
    maxAge: KNOWN_DAYS * 24 * 60 * 60,
    httpOnly: true,
    sameSite: 'strict',
    secure,
  });
