// A process that holds sockets of the GraphQL door open until it is killed:
//   node --import tsx tests/support/hold-sockets.ts <origin> <access token> <count>
import { rawSocket } from './raw-socket.ts';

const [origin = '', accessToken = '', count = ''] = process.argv.slice(2);
for (let n = 0; n < Number(count); n++) await (await rawSocket(origin)).init(accessToken);
console.log('held');
