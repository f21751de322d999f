/** The data of a reply without errors. Throws if it is missing, as in a reply that was cut. */
export function requiredData<Data>({ data }: { readonly data?: Data | null | undefined }): Data {
  if (data === null || data === undefined) throw new Error('The gateway answered without data')
  return data
}
