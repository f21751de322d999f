import { builtInTexts } from '@callout/contracts/staticContent/texts'
import { SafeHtml } from './SafeHtml.tsx'
import type { StaticContentType } from './support.generated.ts'

/** The product's own text, shown where the backend has none. */
export const BuiltInText = ({ type }: { readonly type: StaticContentType }) => <SafeHtml html={builtInTexts[type]} />
