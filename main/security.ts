import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { app, protocol, type Session, type WebContents } from 'electron';

/** The window's own address. Everything else is refused to it. */
export const windowOrigin = 'palimpsest://app';

/** The window's session lives in memory: no cache, storage or cookie of it touches the disk. */
export const windowPartition = 'window';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // Libraries that write a <style> of their own carry the nonce.
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'none'",
    "webrtc 'block'",
    // No string becomes markup or code, whoever wrote it: a reply least of all.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Before the app is ready: a scheme of its own, and none of Chromium's own traffic. */
export const prepareSecurity = (): void => {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'palimpsest', privileges: { standard: true, secure: true, supportFetchAPI: false } },
  ]);
  for (const flag of [
    'disable-background-networking',
    'disable-breakpad',
    'disable-component-update',
    'disable-domain-reliability',
    'disable-sync',
    'no-pings',
  ]) {
    app.commandLine.appendSwitch(flag);
  }
  // Chromium itself has nobody to talk to: the engine and the downloads are Node's. No name is looked up, so neither
  // a prefetch hint nor a service that the flags above forget gets out; what names no host finds no proxy there.
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND');
  app.commandLine.appendSwitch('proxy-server', 'http://127.0.0.1:9');
  app.commandLine.appendSwitch('proxy-bypass-list', '<-loopback>');
  app.commandLine.appendSwitch('force-webrtc-ip-handling-policy', 'disable_non_proxied_udp');
  app.commandLine.appendSwitch('disable-features', 'SpareRendererForSitePerProcess,MediaRouter,OptimizationHints');
};

/** Serves the built window's files, with its content security policy. */
const serveWindow = (session: Session, root: string): void => {
  session.protocol.handle('palimpsest', async (request) => {
    const nonce = randomBytes(16).toString('base64');
    try {
      const path = normalize(decodeURIComponent(new URL(request.url).pathname));
      const file = join(root, path === sep ? 'index.html' : path);
      if (!file.startsWith(root + sep)) return new Response(null, { status: 404 });
      const body = await readFile(file);
      const type = contentTypes[extname(file)] ?? 'application/octet-stream';
      const html = type.startsWith('text/html');
      return new Response(html ? body.toString('utf8').replaceAll('__NONCE__', nonce) : new Uint8Array(body), {
        headers: {
          'content-type': type,
          'x-content-type-options': 'nosniff',
          'x-dns-prefetch-control': 'off',
          ...(html ? { 'content-security-policy': policy(nonce) } : {}),
        },
      });
    } catch {
      return new Response(null, { status: 404 });
    }
  });
};

/**
 * What the window may do. Default deny.
 *
 * | thing | allowed |
 * |---|---|
 * | requests | its own files (`palimpsest:`), nothing else |
 * | permissions | writing to the clipboard, after a click |
 * | navigation, new windows, webviews | none |
 * | downloads | none: export goes through main's dialog |
 */
export const guardSession = (session: Session, root: string): void => {
  serveWindow(session, root);
  session.webRequest.onBeforeRequest((details, done) => {
    done({ cancel: !details.url.startsWith(`${windowOrigin}/`) && !details.url.startsWith('devtools://') });
  });
  session.setPermissionRequestHandler((_contents, permission, done) =>
    done(permission === 'clipboard-sanitized-write'),
  );
  session.setPermissionCheckHandler((_contents, permission) => permission === 'clipboard-sanitized-write');
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event) => event.preventDefault());
  // The spelling dictionaries come from the network.
  session.setSpellCheckerEnabled(false);
};

export const guardContents = (contents: WebContents): void => {
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
};

/** Whether a message comes from our own page in its top frame. */
export const isOwnFrame = (frame: Electron.WebFrameMain | null): boolean =>
  frame !== null && frame.parent === null && frame.url.startsWith(`${windowOrigin}/`);
