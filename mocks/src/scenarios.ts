import { type Answered, type Endpoint, type FieldErrors, limits, Refusal, sentences, tooManyText } from '@portal/api';
import { delay, getResponse, http, HttpResponse, type JsonBodyType, type RequestHandler } from 'msw';
import { mockedEndpoints } from './handlers/handlers.ts';
import { handle, refuse as refusal, reply } from './handlers/mock.ts';

/** Handlers to put in front of the portal's own: `msw.use(...down(listPhotographers))`. */
export type Scenario = RequestHandler[];

type List = readonly unknown[] | { items: readonly unknown[] };

/** For one call, or for all of them. */
function on(endpoint: Endpoint | undefined, respond: () => Response | Promise<Response | undefined>): Scenario {
  return (endpoint ? [endpoint] : mockedEndpoints).map((one) => handle(one, respond));
}

/** The server fails: 500 and its sentence. */
export function down(endpoint?: Endpoint): Scenario {
  return on(endpoint, () => refusal(new Refusal(500, sentences.server)));
}

/** The server says no, perhaps field by field. */
export function refuse(endpoint: Endpoint, status: number, message: string, errors?: FieldErrors): Scenario {
  return on(endpoint, () => refusal(new Refusal(status, message, errors)));
}

/** The server has heard this too often, and wants to hear nothing for so many seconds. */
export function busy(endpoint: Endpoint, seconds: number): Scenario {
  return on(endpoint, () => {
    const response = refusal(new Refusal(429, tooManyText(seconds)));
    response.headers.set('retry-after', String(seconds));
    return response;
  });
}

/** The session is over: every call of a photographer answers 401. */
export function expired(): Scenario {
  return mockedEndpoints.filter(({ access }) => access === 'photographer').flatMap((one) => refuse(one, 401, sentences.sessionExpired));
}

/** The answer comes, but only after this long; `infinite`: it never comes. */
export function slow(milliseconds: number | 'infinite', endpoint?: Endpoint): Scenario {
  return on(endpoint, async () => {
    await delay(milliseconds);
    return undefined;
  });
}

/**
 * Answers of one call wait until they are let through, and what is asked is counted:
 * `msw.use(...gate.close())`, then `gate.open()` in the play.
 */
export function gateFor(endpoint: Endpoint) {
  let asked = 0;
  let { promise, resolve } = Promise.withResolvers<void>();
  return {
    /** From now on nothing passes, and it is counted from none. */
    close(): Scenario {
      asked = 0;
      ({ promise, resolve } = Promise.withResolvers<void>());
      return on(endpoint, async () => {
        asked += 1;
        await promise;
        return undefined;
      });
    },
    open: () => resolve(),
    asked: () => asked,
  };
}

/** No answer at all: the connection fails. */
export function offline(endpoint?: Endpoint): Scenario {
  return on(endpoint, () => HttpResponse.error());
}

/** A proxy answers with a page where data was expected. */
export function html(endpoint: Endpoint): Scenario {
  return on(endpoint, () => HttpResponse.html('<!doctype html><title>Добро пожаловать</title>'));
}

/** The call answers this, whatever the world holds. */
export function answer<E extends Endpoint>(endpoint: E, value: Answered<E>): Scenario {
  return on(endpoint, () => reply(endpoint, value));
}

/** It is done, and there is nothing to say about it: 204. */
export function silent(endpoint: Endpoint): Scenario {
  return on(endpoint, () => new HttpResponse(null, { status: 204 }));
}

/** JSON that keeps to no contract. */
export function nonsense(endpoint: Endpoint, body: JsonBodyType): Scenario {
  return on(endpoint, () => HttpResponse.json(body));
}

/** A list call finds nothing. */
export function empty<E extends Endpoint>(endpoint: E & (Answered<E> extends List ? unknown : never)): Scenario {
  const page = { items: [], total: 0, page: 1, pages: 1, perPage: limits.directoryPageSize };
  return answer<Endpoint>(endpoint, isPaged(endpoint) ? page : []);
}

/** Whether the reply of a list call is a page and not a bare list: a page's schema refuses a list. */
function isPaged(endpoint: Endpoint): boolean {
  try {
    reply(endpoint, []);
    return false;
  } catch {
    return true;
  }
}

/** Only the first call meets the scenario; a retry finds the portal as it is. */
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
