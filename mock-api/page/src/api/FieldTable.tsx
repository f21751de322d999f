import { Anchor } from '@mantine/core'
import classes from './Api.module.css'
import type { FieldRow } from './schema.ts'

export function FieldTable({ label, rows }: { readonly label: string; readonly rows: readonly FieldRow[] }) {
  return (
    // Scrollable by keyboard.
    <div className={classes['scroller']} tabIndex={0} role="region" aria-label={label}>
      <table className={classes['fields']}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, type, isRequired, source }) => (
            <tr key={path}>
              <td>
                <code>{path}</code>
                {isRequired && ' *'}
              </td>
              <td>{type}</td>
              <td>{source.startsWith('decision') ? <Anchor href="#api/decisions">{source}</Anchor> : source}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
