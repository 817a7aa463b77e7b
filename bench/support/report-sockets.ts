import WebSocket from 'ws';

/** What the page asks of its reports as they change. */
const SUBSCRIPTION = `
  subscription {
    reportChanged {
      reportId
      sentAt
      report { id status statusLabel progressPercent estimatedSecondsLeft updatedAt messages { type text } headerAddress }
    }
  }`;

/** How many are opened at the same time. */
const AT_ONCE = 50;

/** Sockets that watch reports. */
export interface ReportSockets {
  /** Called with the report for every change that a socket is told of. */
  onChange: (reportId: string) => void;
  /** Closes all; resolves when they are closed. */
  close(): Promise<void>;
}

/** Opens a socket for each token, each with one subscription to all reports of its account. */
export async function openReportSockets(origin: string, accessTokens: string[]): Promise<ReportSockets> {
  const sockets: WebSocket[] = [];
  const opened: ReportSockets = {
    onChange: () => {},
    close: async () => {
      const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      for (const socket of sockets) socket.close();
      await Promise.all(closed);
    },
  };
  const open = (accessToken: string) =>
    new Promise<void>((resolve, reject) => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      const send = (message: object) => socket.send(JSON.stringify(message));
      sockets.push(socket);
      socket.on('error', reject);
      socket.on('open', () => send({ type: 'connection_init', payload: { authorization: `Bearer ${accessToken}` } }));
      socket.on('message', (data) => {
        const message = JSON.parse(String(data));
        if (message.type === 'next') opened.onChange(message.payload.data.reportChanged.report.id);
        else if (message.type === 'ping') send({ type: 'pong' });
        else if (message.type === 'connection_ack') {
          send({ id: '1', type: 'subscribe', payload: { query: SUBSCRIPTION } });
          resolve();
        } else reject(new Error(`A socket was told: ${data}`));
      });
    });
  for (let index = 0; index < accessTokens.length; index += AT_ONCE) {
    await Promise.all(accessTokens.slice(index, index + AT_ONCE).map(open));
  }
  return opened;
}
