import { type Answered, type Endpoint, type FieldErrors, limits, Refusal, sentences, tooManyText } from '@portal/api';
import { delay, getResponse, http, HttpResponse, type JsonBodyType, type RequestHandler } from 'msw';
import { mockedEndpoints } from './handlers/handlers.ts';
import { handle, refuse as refusal, reply } from './handlers/mock.ts';

/** Handlers that take precedence over the world's: `msw.use(...down(listPhotographers))`. */
export type Scenario = RequestHandler[];

type List = readonly unknown[] | { items: readonly unknown[] };

/** For one call, or for all of them. */
function on(endpoint: Endpoint | undefined, respond: (request: Request) => Response | Promise<Response | undefined>): Scenario {
  return (endpoint ? [endpoint] : mockedEndpoints).map((one) => handle(one, respond));
}

/** The server fails with 500. */
export function down(endpoint?: Endpoint): Scenario {
  return on(endpoint, () => refusal(new Refusal(500, sentences.server)));
}

/** The server refuses, optionally with field errors. */
export function refuse(endpoint: Endpoint, status: number, message: string, errors?: FieldErrors): Scenario {
  return on(endpoint, () => refusal(new Refusal(status, message, errors)));
}

/** Rate limited: 429 with Retry-After. */
export function busy(endpoint: Endpoint, seconds: number): Scenario {
  return on(endpoint, () => {
    const response = refusal(new Refusal(429, tooManyText(seconds)));
    response.headers.set('retry-after', String(seconds));
    return response;
  });
}

/** The session has expired: every call that needs a session answers 401. */
export function expired(): Scenario {
  return mockedEndpoints.filter(({ access }) => access === 'photographer').flatMap((one) => refuse(one, 401, sentences.sessionExpired));
}

/** Delays the response; `infinite`: it never arrives. */
export function slow(milliseconds: number | 'infinite', endpoint?: Endpoint): Scenario {
  return on(endpoint, async () => {
    await delay(milliseconds);
    return undefined;
  });
}

/** The call takes effect, but a gateway has given up on its answer: 504. `handlers` are those of the world. */
export function unanswered(endpoint: Endpoint, handlers: readonly RequestHandler[]): Scenario {
  return on(endpoint, async (request) => {
    await getResponse([...handlers], request);
    return new HttpResponse(null, { status: 504 });
  });
}

/**
 * Delays the responses of one call until `open`, and counts the requests:
 * `msw.use(...gate.close())`, then `gate.open()` in the play. `gate.close(createHandlers(world))` answers with what was
 * there when the request came: an answer that is out of date when it arrives.
 */
export function gateFor(endpoint: Endpoint) {
  let requests = 0;
  let { promise, resolve } = Promise.withResolvers<void>();
  return {
    /** Starts delaying, and resets the count. */
    close(readAtOnce: readonly RequestHandler[] = []): Scenario {
      requests = 0;
      ({ promise, resolve } = Promise.withResolvers<void>());
      return on(endpoint, async (request) => {
        const response = await getResponse([...readAtOnce], request);
        requests += 1;
        await promise;
        return response;
      });
    },
    open: () => resolve(),
    requests: () => requests,
  };
}

/** The connection fails. */
export function offline(endpoint?: Endpoint): Scenario {
  return on(endpoint, () => HttpResponse.error());
}

/** A proxy answers with HTML. */
export function html(endpoint: Endpoint): Scenario {
  return on(endpoint, () => HttpResponse.html('<!doctype html><title>Добро пожаловать</title>'));
}

/** The call returns this value, whatever the world contains. */
export function answer<E extends Endpoint>(endpoint: E, value: Answered<E>): Scenario {
  return on(endpoint, () => reply(endpoint, value));
}

/** 204 without a body. */
export function silent(endpoint: Endpoint): Scenario {
  return on(endpoint, () => new HttpResponse(null, { status: 204 }));
}

/** JSON that violates the contract. */
export function nonsense(endpoint: Endpoint, body: JsonBodyType): Scenario {
  return on(endpoint, () => HttpResponse.json(body));
}

/** A list call returns an empty list. */
export function empty<E extends Endpoint>(endpoint: E & (Answered<E> extends List ? unknown : never)): Scenario {
  const page = { items: [], total: 0, page: 1, pages: 1, perPage: limits.directoryPageSize };
  return answer<Endpoint>(endpoint, isPaged(endpoint) ? page : []);
}

/** Whether the reply of a list call is paged: its schema then rejects a bare list. */
function isPaged(endpoint: Endpoint): boolean {
  try {
    reply(endpoint, []);
    return false;
  } catch {
    return true;
  }
}

/** Applies the scenario to the first call only, so that a retry succeeds. */
export function once(scenario: Scenario): Scenario {
  return scenario.map((handler) => {
    let isUsed = false;
    const isFirst = async ({ request }: { request: Request }) => {
      if (isUsed || !(await handler.test({ request: request.clone() })) || isUsed) return false;
      isUsed = true;
      return true;
    };
    return http.all(isFirst, ({ request }) => getResponse([handler], request));
  });
}
