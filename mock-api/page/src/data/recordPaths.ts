export const recordsPath = (collection: string): `/control/${string}` => `/control/records/${encodeURIComponent(collection)}`
export const recordPath = (collection: string, id: number | string): `/control/${string}` =>
  `/control/records/${encodeURIComponent(collection)}/${id}`

export const recordHash = (collection: string, id?: number | string): string => `#data/${collection}${id === undefined ? '' : `/${id}`}`

/** Goes to a record, or to the list of a collection. */
export const goToRecord = (collection: string, id?: number | string): void => {
  window.location.hash = recordHash(collection, id)
}
