import tls from 'node:tls';

/**
 * A company's own certificates are in the system's store, not in Node's: from now on both count. Reading the store takes a
 * tenth of a second.
 */
export const trustSystemCertificates = (): void => {
  try {
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), ...tls.getCACertificates('system')]);
  } catch {
    // A runtime that cannot read the system's store keeps to its own list.
  }
};
