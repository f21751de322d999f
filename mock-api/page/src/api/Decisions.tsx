import { Anchor } from '@mantine/core'
import { SectionHead } from '../shell/SectionHead.tsx'
import classes from './Api.module.css'

/** Decisions of the product where the specification leaves a choice. */
export function Decisions({ decisions }: { readonly decisions: Readonly<Record<string, string>> }) {
  return (
    <>
      <Anchor href="#api">Back to the calls</Anchor>
      <SectionHead title="Decisions" calls={['GET /openapi.json']}>
        Where the specification leaves a choice, the API follows these.
      </SectionHead>
      <dl className={classes['decisions']}>
        {Object.entries(decisions).map(([number, text]) => (
          <div key={number} style={{ display: 'contents' }}>
            <dt>{number}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
