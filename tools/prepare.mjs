// Installs and builds what is stale. Runs on any Node ≥ 18, with nothing installed.
import './processes/require-node.mjs'
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { webBuild } from './prepare/web-build.mjs'
import { command } from './processes/refusal.mjs'

await command(() => makeFresh([installation, webBuild]))
