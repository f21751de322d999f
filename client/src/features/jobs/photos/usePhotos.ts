import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useLoaded } from '../../../components/states/useLoaded.ts'
import { showError } from '../../../components/toasts/toasts.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useServerAway } from '../../../lib/api/reach.ts'
import { loadPhotos, type PhotoPage, type PhotosOf } from './loadPhotos.ts'

interface OlderPages {
  readonly key: string
  readonly pages: readonly PhotoPage[]
}

/** The newest jobs of a customer or property with their files, and older ones on demand. */
export function usePhotos(of: PhotosOf) {
  const client = useApolloClient()
  // Loads again once the server is back.
  const key = [of.customerId, of.propertyId, useServerAway()].join()
  const { data: first, error, retry } = useLoaded(key, ({ client: loading, signal }) => loadPhotos(loading, of, 1, signal))
  const [older, setOlder] = useState<OlderPages | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const pages = first ? [first, ...(older?.key === key ? older.pages : [])] : []
  const showMore = async (): Promise<void> => {
    setIsBusy(true)
    try {
      const page = await loadPhotos(client, of, pages.length + 1)
      setOlder({ key, pages: [...pages.slice(1), page] })
    } catch (problem) {
      showError(toApiError(problem).message)
    } finally {
      setIsBusy(false)
    }
  }
  return {
    jobs: first ? pages.flatMap(({ jobs }) => jobs) : null,
    hasMore: pages.at(-1)?.hasMore === true,
    error,
    retry,
    isBusy,
    showMore,
  }
}
