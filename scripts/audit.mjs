// `npm run audit`: fails if a production dependency has a known vulnerability that is high or critical. Exit codes: 0 none, 1
// some, 2 unknown because the registry did not answer. `--report FILE` reads the output of `npm audit --omit=dev --json`
// instead.
import { readFileSync } from 'node:fs';
import { npm } from './setup.mjs';

const SEVERE = ['high', 'critical'];

/**
 * What npm prints: findings with their totals, or why there are none.
 * @typedef {{ name: string, severity: string, range: string, via: (string | { title: string, url: string })[] }} Finding
 * @typedef {object} Report
 * @property {Record<string, Finding>} [vulnerabilities]
 * @property {{ vulnerabilities?: { total?: number } }} [metadata]
 * @property {string} [message]
 * @property {{ summary?: string }} [error]
 */

function readReport() {
  const given = process.argv.indexOf('--report');
  if (given > 0) return readFileSync(process.argv[given + 1] ?? '', 'utf8');
  return npm(['audit', '--omit=dev', '--json']).stdout ?? '';
}

/**
 * Without a connection npm may print nothing.
 * @type {(text: string) => Report}
 */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { message: 'no answer' };
  }
}

const { vulnerabilities = {}, metadata, message, error } = parse(readReport());
if (!metadata?.vulnerabilities) {
  const reason = message ?? error?.summary ?? 'no reason given';
  console.error(`The result is unknown: the registry did not answer the audit (${reason}).`);
  process.exitCode = 2;
} else {
  const severe = Object.values(vulnerabilities).filter(({ severity }) => SEVERE.includes(severity));
  for (const { name, severity, range, via } of severe) {
    const why = via
      .map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title} (${one.url})`))
      .join('; ');
    console.error(`${severity}: ${name} ${range}: ${why}`);
  }
  const { total = 0 } = metadata.vulnerabilities;
  console.log(
    `${total} known vulnerabilities in production packages, ${severe.length} of them high or critical`,
  );
  process.exitCode = severe.length > 0 ? 1 : 0;
}
