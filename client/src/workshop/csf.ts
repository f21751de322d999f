import type { ReactNode } from 'react'

interface Parameters {
  /** Purpose and keys of the component. */
  readonly docs?: { readonly description: { readonly component: string } }
  /** Data of GraphQL operations by name, for a signed-in owner. Other operations stay pending. */
  readonly gateway?: Readonly<Record<string, object>>
}

/** Default export of a story file, in Component Story Format: https://storybook.js.org/docs/api/csf */
export interface Meta {
  readonly parameters?: Parameters
}

/** One state of a component. `play` runs after it is rendered. */
export interface StoryObj extends Meta {
  readonly render: () => ReactNode
  readonly play?: (context: { readonly canvasElement: HTMLElement }) => void
}

/** Named exports of a story file. */
export type StoryExport = StoryObj | (() => ReactNode)
