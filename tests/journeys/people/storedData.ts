/** Names of the browser's data of the page's origin: local storage, databases, and cached paths. Runs in the page. */
export async function storedData() {
  const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
  return {
    localStorage: Object.keys(localStorage).filter((name) => name !== 'mantine-color-scheme-value'),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cachedPaths: requests.flat().map(({ url }) => new URL(url).pathname),
  }
}

/** Cached files of the build. */
export const isBuildFile = (path: string): boolean => /^\/index\.html$|^\/assets\//.test(path)
