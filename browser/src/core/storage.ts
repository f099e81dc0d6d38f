/** What this browser keeps. It may be full or forbidden: then nothing is kept, and nothing breaks. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Was it kept? */
export function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function unstore(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then it is not there either.
  }
}

export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(prefix));
  } catch {
    return [];
  }
}
