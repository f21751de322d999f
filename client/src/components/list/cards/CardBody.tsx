import { Fragment, type ReactNode } from 'react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { type CellContext, columnOf } from '../columns.ts'
import type { CardPart, List } from '../defineList.ts'
import type { ListRow } from '../rows/selection.ts'
import classes from './ListCards.module.css'

interface CardBodyProps<Row extends ListRow> {
  readonly list: Pick<List<Row>, 'columns' | 'card'>
  readonly row: Row
}

const isReturned = (node: ReactNode): boolean => node !== null && node !== undefined && node !== '' && typeof node !== 'boolean'

/** "Salem · maria@lopez.test" */
function joined(nodes: readonly ReactNode[]): ReactNode {
  return nodes.filter(isReturned).map((node, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      {node}
    </Fragment>
  ))
}

export function CardBody<Row extends ListRow>({ list, row }: CardBodyProps<Row>) {
  const context: CellContext = { shown: Object.keys(list.columns), format: useFormat() }
  const { primary = [], muted = [], footer = [], total = () => null } = list.card
  const shown = (part: CardPart<Row>): ReactNode =>
    typeof part === 'function' ? part(row, context) : columnOf(list, part).cell(row, context)
  /** A value on its own line gets a label: "Next visit 11/24/2026". */
  const named = (part: CardPart<Row>): ReactNode => {
    const node = shown(part)
    if (!isReturned(node) || typeof node === 'object') return node
    if (typeof part === 'function') return <span>{node}</span>
    return (
      <span className={classes.number}>
        {columnOf(list, part).label} {node}
      </span>
    )
  }
  const sum = shown(total)
  return (
    <>
      {primary.length > 0 && (
        <div className={classes.line} dir="auto">
          {joined(primary.map(shown))}
        </div>
      )}
      {muted.length > 0 && (
        <div className={classes.soft} dir="auto">
          {joined(muted.map(shown))}
        </div>
      )}
      {(footer.length > 0 || isReturned(sum)) && (
        <div className={classes.bottom}>
          {footer.map((part, index) => (
            <Fragment key={index}>{named(part)}</Fragment>
          ))}
          {isReturned(sum) && <span className={classes.total}>{sum}</span>}
        </div>
      )}
    </>
  )
}
