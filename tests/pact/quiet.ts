/** Imported before Pact is: it reads these when it loads. Nothing about a run leaves the machine, and nothing is logged but failures. */
process.env['PACT_DO_NOT_TRACK'] = 'true'
process.env['SCARF_ANALYTICS'] = 'false'
process.env['LOG_LEVEL'] ??= 'error'
