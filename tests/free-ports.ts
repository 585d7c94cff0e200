import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Ports of this machine on which nothing listens, all different. */
export async function freePorts(count: number, host = 'localhost'): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, host));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
