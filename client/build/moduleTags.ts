/** What the bundler writes into a page to begin the client. */
export const moduleTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g
