/** Cities missing from the joined sources: those of over 50,000, the capitals of subjects, and a few that are well known to travellers. */
export const added = [
  { name: 'Мурино', code: '42', population: 89_000, lat: '60.04460', lon: '30.43860' },
  { name: 'Юрга', code: '29', population: 79_000, lat: '55.71390', lon: '84.93360' },
  { name: 'Кудрово', code: '42', population: 63_000, lat: '59.90830', lon: '30.51310' },
  { name: 'Инта', code: '34', population: 22_000, lat: '66.03670', lon: '60.11530' },
  { name: 'Магас', code: '19', population: 15_000, lat: '43.16670', lon: '44.81670' },
  { name: 'Светлогорск', code: '23', population: 15_000, lat: '54.94390', lon: '20.15140' },
  { name: 'Анадырь', code: '15', population: 13_000, lat: '64.73370', lon: '177.49680' },
  { name: 'Боровск', code: '25', population: 12_000, lat: '55.20830', lon: '36.48470' },
  { name: 'Гороховец', code: '83', population: 12_000, lat: '56.20220', lon: '42.69260' },
  { name: 'Суздаль', code: '83', population: 9_000, lat: '56.41910', lon: '40.45360' },
  { name: 'Таруса', code: '25', population: 9_000, lat: '54.72970', lon: '37.17660' },
  { name: 'Мышкин', code: '88', population: 6_000, lat: '57.78810', lon: '38.45360' },
] as const;
