import { describe, expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy/detect';

const found = (text: string): string[] =>
  detect(text, { decisions: [], known: [] })
    .filter(({ type }) => type === 'PERSON' || type === 'LAB_VALUE')
    .map(({ start, end }) => text.slice(start, end));

describe('a table or an object of laboratory values', () => {
  test.each([
    ['Patient,HbA1c\nAbdullahi,8.4\nVestergaard,5.9', ['Abdullahi', '8.4', 'Vestergaard', '5.9']],
    ['Patient;Glucose;Sodium\nAbdullahi;6.1;141', ['Abdullahi', '6.1', '141']],
    ['paciente,colesterol\nAbdullahi,231', ['Abdullahi', '231']],
    ['name,blood_pressure,cholesterol\nAbdullahi,141/90,231', ['Abdullahi', '231']],
    ['{"glucose": 6.1, "creatinine": 1.3, "sodium": 141}', ['6.1', '1.3', '141']],
    ['{"patient": {"mrn": "00417722", "glucose": 6.1}}', ['6.1']],
    ['ФИО: Вершинина Рита Олеговна', ['Вершинина Рита Олеговна']],
    ['Ф.И.О.: Вершинина Рита', ['Вершинина Рита']],
    ['ФИО;Телефон\nВершинина Рита Олеговна;+7 916 555-72-88', ['Вершинина Рита Олеговна']],
    ['ПІБ: Вершинська Ріта Олегівна', ['Вершинська Ріта Олегівна']],
  ])('%j', (text, values) => expect(found(text)).toEqual(values));

  test.each([
    'food,protein,sodium,cholesterol\nEgg,6.3,62,186\nBacon,12,540,30',
    '{"serving": "100 g", "protein": 12, "sodium": 540, "iron": 2.1}',
    'Name;Iron;Zinc\nSpinach;2.7;0.5',
    'name,weight\nHammer,2.1\nSaw,0.9',
    'iron: 2.7',
  ])('no dish and no tool: %j', (text) => expect(found(text)).toEqual([]));
});
