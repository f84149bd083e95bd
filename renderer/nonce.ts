/** The nonce that this page's styles must carry; libraries that write a `<style>` are given it. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

// Radix's scroll lock asks for the nonce by this name.
Object.assign(globalThis, { __webpack_nonce__: nonce });
