import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { type ApprovalForm, loadApprovalForm } from './loadApprovalForm.ts'

interface LoadedForm {
  /** undefined while loading. */
  readonly form?: ApprovalForm | null
  readonly error?: unknown
}

export function useApprovalForm(): LoadedForm & { readonly retry: () => void } {
  const client = useApolloClient()
  const [loaded, setLoaded] = useState<LoadedForm>({})
  const load = useCallback(() => {
    let isOver = false
    const take = (next: LoadedForm): void => {
      if (!isOver) setLoaded(next)
    }
    loadApprovalForm(client).then(
      (form) => take({ form }),
      (error: unknown) => take({ error }),
    )
    return () => {
      isOver = true
    }
  }, [client])
  useEffect(load, [load])
  const retry = (): void => {
    setLoaded({})
    load()
  }
  return { ...loaded, retry }
}
