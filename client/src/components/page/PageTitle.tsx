/** The title of the browser's tab. */
export const PageTitle = ({ children }: { readonly children: string }) => <title>{`${children} · Callout`}</title>
