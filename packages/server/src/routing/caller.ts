import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Endpoint, type ShareRole, requireShareAccess } from '@portal/api';
import type { Holder } from '../http/limits/slots.ts';
import type { OpenShare } from './open-share.ts';

/** Anybody. */
export interface Visitor {
  kind: 'visitor';
  /** The token that came, which has not been verified. */
  token: string | null;
  address: string;
  /** What the browser calls itself. */
  device: string;
}

/** A signed-in photographer, by the bearer token. */
export interface Actor {
  kind: 'photographer';
  userId: number;
  /** Identifies the session without being able to open it. */
  tokenHash: string;
}

/** Who calls with a share. */
export interface ShareCaller<Role extends ShareRole = ShareRole, IsOpen extends boolean = true> {
  kind: 'share';
  share: OpenShare & { role: Role };
  /** Whether no PIN has to be entered: there is none, or the right one was entered. */
  isOpen: IsOpen;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Caller = Visitor | Actor | ShareCaller<ShareRole, boolean>;

/** Whom the handler of a call gets, by the `access` of its endpoint. */
export interface Callers {
  public: Visitor;
  photographer: Actor;
  'share-address': ShareCaller<ShareRole, boolean>;
  'share-before-pin': ShareCaller<ShareRole, boolean>;
  'share-before-family': ShareCaller;
  share: ShareCaller;
  client: ShareCaller<'client'>;
  retoucher: ShareCaller<'retoucher'>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Known before anything of a call's body is read; null beside the calls of the contract. */
    caller: Caller | null;
  }
}

/** The caller, if the call is for them. */
export function callerOf<E extends Endpoint>(endpoint: E, { caller }: FastifyRequest): Callers[E['access']] {
  if (!caller) throw new Error('A call is authorized before it is handled');
  if (caller.kind === 'share') requireShareAccess(endpoint, { ...caller.share, isOpen: caller.isOpen });
  return caller as Callers[E['access']];
}

/** Who shares one limit. */
export function holderOf(caller: Caller): Holder {
  if (caller.kind === 'photographer') return `photographer ${caller.userId}`;
  return caller.kind === 'share' ? `share ${caller.share.id}` : `visitor ${caller.address}`;
}

/** The text that a pass is signed for; it changes with each change of the address or the PIN. */
export const passSubject = ({ id, token_hash, pin_hash }: OpenShare): string => `${id} ${token_hash} ${pin_hash}`;
