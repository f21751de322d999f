import { type StaticContentType, useStaticContentsQuery } from './shared/support.generated.ts'

/** Titles and dates of the texts that the backend has. */
export function useListedTexts() {
  const { data, error, refetch } = useStaticContentsQuery()
  const items = data?.staticContents.items
  return {
    textOf: (type: StaticContentType) => items?.find((item) => item.type === type) ?? null,
    error: items ? undefined : error,
    retry: () => void refetch().catch(() => {}),
  }
}
