import { useApolloClient } from '@apollo/client/react'
import { messages } from '@callout/contracts/text/messages'
import { Button, Checkbox, Input, Skeleton } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { offerWriteUndo } from '../../../components/toasts/offerWriteUndo.ts'
import type { UndoResult } from '../../../lib/writes/writeResult.ts'
import { PageHeader } from '../../../components/page/PageHeader.tsx'
import { QueryProblem } from '../../../components/states/QueryProblem.tsx'
import { type TradesToChooseQuery, useSelectTradesMutation, useTradesToChooseQuery } from './trades.generated.ts'
import { OwnCategories } from '../categories/OwnCategories.tsx'
import { chosenTrades } from './chosenTrades.ts'
import classes from './Trades.module.css'
import { useSavedChoice } from '../../../lib/forms/savedForms.ts'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'

type Trades = TradesToChooseQuery

const back = { to: paths.priceList(), label: 'Price list' }

/** Trades that the company offers (spec §7 "Services and categories"). */
export function TradesPage() {
  const { data, error, refetch } = useTradesToChooseQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <>
      <PageHeader title="Categories" back={back} />
      {!data && error && (
        <QueryProblem error={error} onRetry={() => void refetch().catch(() => {})} back={{ ...back, label: 'Back to price list' }} />
      )}
      {!data && !error && <Skeleton h={320} role="status" aria-label="Loading" />}
      {data && <TradeChoice key={chosenTrades(data).join()} trades={data} />}
      {data && <OwnCategories />}
    </>
  )
}

function TradeChoice({ trades }: { readonly trades: Trades }) {
  const client = useApolloClient()
  const mayChange = useHasAuthority('manage_services')
  const [chosen, setChosen] = useSavedChoice('trades', () => chosenTrades(trades))
  const [problem, setProblem] = useState<string | null>(null)
  const [select, { loading }] = useSelectTradesMutation()
  const send = async (ids: string[]): Promise<void> => {
    await select({ variables: { ids } })
    for (const fieldName of ['categories', 'ownCategories']) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
  }
  const undo = async (): Promise<UndoResult> => {
    await send(chosenTrades(trades))
    return { kind: 'done', state: 'Categories' }
  }
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (chosen.length === 0) return setProblem(messages.selectCategory)
    setProblem(null)
    try {
      await send(chosen)
      void offerWriteUndo({ message: 'Categories saved', change: { name: 'Categories', noun: 'Change' }, undo })
    } catch (refused) {
      setProblem(toastSaveError(refused).message)
    }
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate aria-label="Categories">
      <p className={classes.hint}>
        Categories group your jobs and services. Anything in a category you no longer offer stays in it.
        {!mayChange && ' Only the owner, a branch head, or a staff admin who can manage services can change them.'}
      </p>
      <Checkbox.Group value={chosen} onChange={setChosen} aria-label="Categories that you offer">
        <ul className={`grid list ${classes.trades}`}>
          {trades.categories.map(({ id, name, description, servicesCount }) => (
            <li key={id} className={`box ${classes.trade}`}>
              <Checkbox value={id} disabled={!mayChange} label={<bdi>{name ?? `#${id}`}</bdi>} description={description} />
              {servicesCount !== null && servicesCount > 0 && (
                <span className={classes.count}>{servicesCount === 1 ? '1 service' : `${servicesCount} services`}</span>
              )}
            </li>
          ))}
        </ul>
      </Checkbox.Group>
      {problem !== null && <Input.Error role="alert">{problem}</Input.Error>}
      {mayChange && (
        <div className={`wrap ${classes.actions}`}>
          <Button type="submit" loading={loading}>
            Save categories
          </Button>
        </div>
      )}
    </form>
  )
}
