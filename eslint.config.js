// The page's rules: what is wrong, not what is taste; the formatter decides the looks.
import js from '@eslint/js';
import globals from 'globals';

export default [
  { ignores: ['**/target/', '**/vendor/'] },
  js.configs.recommended,
  {
    files: ['apps/src/main/resources/**/*.js'],
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-implicit-globals': 'error',
      'no-shadow': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
];
