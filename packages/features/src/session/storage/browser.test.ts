import { describe, expect, it } from 'vitest';
import { cookieFlags, isMobile, isSafari, needsSessionCopy } from './browser.ts';

const agents = {
  chrome: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0',
  yandex:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 YaBrowser/25.8.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
  safari: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  iphoneChrome:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/139.0 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
};

function facts(name: keyof typeof agents, protocol = 'https:') {
  return { userAgent: agents[name], protocol, port: '' };
}

describe('which browser it is', () => {
  it.each(['chrome', 'edge', 'yandex', 'firefox', 'android', 'iphoneChrome'] as const)('%s is not Safari', (name) => {
    expect(isSafari(facts(name))).toBe(false);
  });
  it.each(['safari', 'iphone'] as const)('%s is Safari', (name) => {
    expect(isSafari(facts(name))).toBe(true);
  });
  it.each(['iphone', 'iphoneChrome', 'android'] as const)('%s is mobile', (name) => {
    expect(isMobile(facts(name))).toBe(true);
  });
  it('believes the browser before its name', () => {
    expect(isMobile({ ...facts('chrome'), isMobileHint: true })).toBe(true);
    expect(isMobile({ ...facts('android'), isMobileHint: false })).toBe(false);
  });
});

describe('token cookie', () => {
  it.each(['chrome', 'edge', 'yandex', 'firefox'] as const)('%s gets the flags on https and no copy', (name) => {
    expect(cookieFlags(facts(name))).toBe('; Secure; SameSite=Strict');
    expect(needsSessionCopy(facts(name))).toBe(false);
  });
  it.each(['safari', 'iphone', 'iphoneChrome', 'android'] as const)('%s gets no flags and a copy in session storage', (name) => {
    expect(cookieFlags(facts(name))).toBe('');
    expect(needsSessionCopy(facts(name))).toBe(true);
  });
  it.each(['chrome', 'safari', 'android'] as const)('%s gets no flags on http', (name) => {
    expect(cookieFlags(facts(name, 'http:'))).toBe('');
    expect(cookieFlags(facts(name, 'http:'), true)).toBe('');
  });
  it('sets the flags everywhere on https when strict', () => {
    expect(cookieFlags(facts('iphone'), true)).toBe('; Secure; SameSite=Strict');
  });
});
