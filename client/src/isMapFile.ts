/** Files of the build that the service worker caches when the map is first opened. They hold nothing of a user. */
export const isMapFile = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  /^\/assets\/(?:MapCanvas|mapData|unitedStates)-[\w-]+\.\w+$/.test(pathname)
