import { expect, test } from './portal.ts';
import { picture } from './portfolios.ts';

test('a portfolio of somebody else does not exist', { tag: '@once' }, async ({ portal, newcomer, request }) => {
  const headers = { 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${newcomer.token}` };
  const theirs = await request.get('/photographers/1', { headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' } });
  const { data } = (await theirs.json()) as { data: { portfolios: { id: number; media: { id: number }[] }[] } };
  const [album] = data.portfolios;
  const address = `${portal.url}/api/photographer/portfolios/${album?.id}`;
  const body = { title: 'Чужое', description: null, specialization_id: 1 };
  const answers = [
    await request.get(address, { headers }),
    await request.put(address, { headers, data: body }),
    await request.delete(address, { headers }),
    await request.post(`${address}/media`, { headers, multipart: { file: await picture('чужое.jpg', '#222222') } }),
    await request.put(`${address}/media/${album?.media[0]?.id}`, { headers, data: { title: 'Чужое' } }),
    await request.delete(`${address}/media/${album?.media[0]?.id}`, { headers }),
    await request.put(`${portal.url}/api/photographer/portfolios/order`, { headers, data: { order: [1], portfolio_id: album?.id } }),
  ];
  expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 404));
});
