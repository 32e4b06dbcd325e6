import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Letter {
  readonly from: string;
  readonly to: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** A local mail server that accepts everything, with as much of SMTP as is needed. */
export class MailServer {
  readonly letters: Letter[] = [];
  /** The number of messages to refuse first, like a busy server. */
  busy = 0;
  /** Accepts connections and stays silent. */
  isDeaf = false;
  /** Greets, and then stays silent. */
  isMute = false;
  connections = 0;
  readonly #server = createServer((socket) => this.#serve(socket));

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #serve(socket: Socket): void {
    this.connections++;
    socket.on('error', () => socket.destroy());
    if (this.isDeaf) return;
    let [from, to, unread] = ['', '', ''];
    let data: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string): void => {
      if (data) {
        if (line !== '.') data.push(line.replace(/^\./, ''));
        else {
          this.letters.push(letterOf(from, to, data));
          data = undefined;
          say('250 accepted');
        }
        return;
      }
      const [verb = ''] = line.toUpperCase().split(/[ :]/);
      if (verb === 'EHLO') say('250 localhost');
      else if (verb === 'MAIL' && this.busy > 0) {
        this.busy--;
        say('451 busy');
      } else if (verb === 'MAIL') {
        from = addressIn(line);
        say('250 ok');
      } else if (verb === 'RCPT') {
        to = addressIn(line);
        say('250 ok');
      } else if (verb === 'DATA') {
        data = [];
        say('354 send the message');
      } else if (verb === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    };
    socket.on('data', (bytes) => {
      if (this.isMute) return;
      const lines = (unread + bytes.toString('latin1')).split('\r\n');
      unread = lines.pop() ?? '';
      lines.forEach(hear);
    });
    say('220 localhost');
  }
}

const addressIn = (line: string): string => /<(.*)>/.exec(line)?.[1] ?? '';

function letterOf(from: string, to: string, lines: readonly string[]): Letter {
  const end = lines.indexOf('');
  const folded = lines
    .slice(0, end)
    .join('\r\n')
    .replace(/\r\n[ \t]+/g, ' ');
  const headers = new Map(
    folded.split('\r\n').map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), decodeWords(value.join(': '))] as const;
    }),
  );
  const body = lines.slice(end + 1).join('\n');
  const coding = headers.get('content-transfer-encoding');
  const text =
    coding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : coding === 'quoted-printable'
        ? unquoted(body.replace(/=\n/g, ''))
        : body;
  return { from, to, headers, text: text.replace(/\r\n/g, '\n') };
}

/** RFC 2047: encoded words of a header that are not ASCII. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_all, coding: string, word: string) =>
      coding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : unquoted(word.replace(/_/g, ' ')),
    );
}

function unquoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
