import { domainToASCII } from 'node:url';

/** A host name of several parts: no port, no user, no address in brackets. */
const HOST_NAME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** An https address; what comes after the host does not matter. */
const HTTPS_ADDRESS = /^https:\/\/([^/?#\\]+)(?:[/?#]|$)/i;

/** Characters that begin or separate other parts of an address. */
const NOT_OF_A_NAME = /[\s/?#\\@:%[\]]/;

/**
 * The domains that ISN may be asked at. Everything that is called comes out of this list: a name from elsewhere can only
 * choose one of them.
 */
export class IsnDomains {
  readonly all: readonly string[];

  /** @throws Error for an entry that is no host name. */
  constructor(domains: readonly string[]) {
    const names = domains.map((domain) => {
      const name = hostName(domain);
      if (!HOST_NAME.test(name)) throw new Error(`"${domain}" is no host name that ISN could be asked at.`);
      return name;
    });
    this.all = [...new Set(names)];
  }

  /** The listed domain of exactly this name, in any case and in Unicode or ASCII; null when there is none. */
  named(name: string | null): string | null {
    const wanted = name && hostName(name);
    return this.all.find((domain) => domain === wanted) ?? null;
  }

  /** The listed domain that an https address leads to; null for any other address. */
  ofAddress(address: string): string | null {
    return this.named(HTTPS_ADDRESS.exec(address)?.[1] ?? null);
  }
}

/** A name in ASCII and small letters; '' for what is none. */
function hostName(name: string): string {
  return NOT_OF_A_NAME.test(name) ? '' : domainToASCII(name);
}
