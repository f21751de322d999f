import { builtInTexts } from '@callout/contracts/staticContent/texts'
import { SafeHtml } from './SafeHtml.tsx'
import type { StaticContentType } from '../../../lib/api/schemaTypes.generated.ts'

/** The built-in text, shown if the backend has none. */
export const BuiltInText = ({ type }: { readonly type: StaticContentType }) => <SafeHtml html={builtInTexts[type]} />
